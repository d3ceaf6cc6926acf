import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';
import type { ConnectionParent } from '../../shared/index.ts';

export type ExhibitorParent = Schemas['CompanyProfile'];
export type ExhibitorConnectionParent = ConnectionParent<ExhibitorParent>;
export type ExhibitorPlacesParent = Schemas['CompanyPlaces'];
export type ExhibitorHallParent = ExhibitorPlacesParent['halls'][number];
export type ExhibitorCountryParent = ExhibitorPlacesParent['countries'][number];
export type ExhibitorPageParent = PageParent<ExhibitorParent>;
export type DisplayedLogoParent = Schemas['DisplayedCompany'];
