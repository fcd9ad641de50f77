import type { Area, PropertyDefinition } from '../define';
import { commonProperties } from './common-properties';
import { consultingGroups, consultingProperties } from './consulting';
import { documentGroups, documentProperties } from './documents';
import { electrical, electricalProperties } from './electrical';
import { fastenerProperties, fasteners } from './fasteners';
import { fluidPower, fluidPowerProperties } from './fluid-power';
import { instrumentProperties, instruments } from './instruments';
import { metalProperties, metals } from './metals';
import { powerTransmission, powerTransmissionProperties } from './power-transmission';
import { pumpProperties, pumps } from './pumps';
import { safety, safetyProperties } from './safety';
import { serviceGroups, serviceProperties } from './services';
import { toolProperties, tools } from './tools';
import { valveProperties, valves } from './valves';

/** The four areas with their trees, in the order of the menu. */
export const areas: Area[] = [
  { categoryType: 'IndustrialService', groups: serviceGroups },
  {
    categoryType: 'Product',
    groups: [
      powerTransmission,
      pumps,
      valves,
      electrical,
      metals,
      fasteners,
      tools,
      instruments,
      fluidPower,
      safety,
    ],
  },
  { categoryType: 'ConsultingService', groups: consultingGroups },
  { categoryType: 'ElectronicDocument', groups: documentGroups },
];

/** Every property definition except «برند», which is generated from the brands. */
export const propertyDefinitions: PropertyDefinition[] = [
  ...commonProperties,
  ...powerTransmissionProperties,
  ...pumpProperties,
  ...valveProperties,
  ...electricalProperties,
  ...metalProperties,
  ...fastenerProperties,
  ...toolProperties,
  ...instrumentProperties,
  ...fluidPowerProperties,
  ...safetyProperties,
  ...serviceProperties,
  ...consultingProperties,
  ...documentProperties,
];
