export {
  createOrganisation,
  getBrand,
  getOrganisation,
  listBrands,
  listOrganisations,
  listOrganisationsBySubdomain,
  replaceOrganisation,
  updateOrganisation,
} from './organisations.ts';
