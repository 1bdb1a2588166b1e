import {
  getBrand as getBrandEndpoint,
  listBrands as listBrandsEndpoint,
  listOrganisationsBySubdomain as listOrganisationsBySubdomainEndpoint,
} from '@weekbord/contract/organisations/organisations';
import { serve, type Served } from '../../platform/http/serve.ts';
import { getBrand } from './get-brand.ts';
import { listBrands } from './list-brands.ts';
import { listOrganisationsBySubdomain } from './list-organisations-by-subdomain.ts';

export const organisationsRoutes: readonly Served[] = [
  serve(listBrandsEndpoint, listBrands),
  serve(getBrandEndpoint, getBrand),
  serve(listOrganisationsBySubdomainEndpoint, listOrganisationsBySubdomain),
];
