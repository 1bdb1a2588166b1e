import {
  getBrand as getBrandEndpoint,
  listBrands as listBrandsEndpoint,
  listOrganisationsBySubdomain as listOrganisationsBySubdomainEndpoint,
} from '@weekbord/contract/organisations/organisations';
import { serve, type Served } from '../../platform/http/serve.ts';
import { getBrand, listBrands, listOrganisationsBySubdomain } from './organisations.ts';

export const organisationsRoutes: readonly Served[] = [
  serve(listBrandsEndpoint, listBrands),
  serve(getBrandEndpoint, getBrand),
  serve(listOrganisationsBySubdomainEndpoint, listOrganisationsBySubdomain),
];
