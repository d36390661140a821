import { defineArea, register } from '../../engine/area'
import { recordDataMocks, recordDataTable } from './record-data'

export const audit = defineArea({ entities: [register(recordDataTable, recordDataMocks)] })
