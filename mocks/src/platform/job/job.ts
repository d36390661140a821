import { jobInfoMocks } from './job-info'
import { jobServerMocks } from './job-server'

export const jobMocks = [...jobInfoMocks, ...jobServerMocks]
