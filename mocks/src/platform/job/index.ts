import { defineArea, register } from '../../engine/area'
import { jobInfoMocks } from './job-info'
import { jobInstanceMocks, jobInstanceTable } from './job-instance'
import { jobServerMocks } from './job-server'
import { jobInfoTable, jobServerTable } from './job-table'

export const job = defineArea({
  entities: [register(jobServerTable, jobServerMocks), register(jobInfoTable, jobInfoMocks), register(jobInstanceTable, jobInstanceMocks)],
})
