import { deskMocks } from './desk/desk'
import { flowMocks } from './flow/flow'
import { jobMocks } from './job/job'
import { logMocks } from './log/log'
import { maintenanceMocks } from './maintenance/maintenance'
import { mobileMocks } from './mobile/mobile'
import { reportMocks } from './report/report'
import { resourceMocks } from './resource/resource'

export const platformMocks = [
  ...deskMocks,
  ...flowMocks,
  ...jobMocks,
  ...logMocks,
  ...maintenanceMocks,
  ...mobileMocks,
  ...reportMocks,
  ...resourceMocks,
]
