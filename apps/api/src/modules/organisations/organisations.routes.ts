import { endpoints } from '@weekbord/contract/endpoints';
import {
  getBrand as getBrandEndpoint,
  listBrands as listBrandsEndpoint,
  listOrganisationsBySubdomain as listOrganisationsBySubdomainEndpoint,
} from '@weekbord/contract/organisations/organisations';
import { serve, type Served, servePrepared } from '../../platform/http/serve.ts';
import { createOrganisation, encodeLogo, getOrganisation, listOrganisations, updateOrganisation } from './branding.ts';
import { getBrand, listBrands, listOrganisationsBySubdomain } from './organisations.ts';

export const organisationsRoutes: readonly Served[] = [
  serve(listBrandsEndpoint, listBrands),
  serve(getBrandEndpoint, getBrand),
  serve(listOrganisationsBySubdomainEndpoint, listOrganisationsBySubdomain),
  serve(endpoints.listOrganisations, listOrganisations),
  serve(endpoints.getOrganisation, getOrganisation),
  servePrepared(endpoints.createOrganisation, encodeLogo, createOrganisation),
  servePrepared(endpoints.updateOrganisation, encodeLogo, updateOrganisation),
];
