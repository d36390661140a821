import { codeMocks } from './code'
import { datasourceMocks } from './datasource'
import { modelMocks } from './model'
import { pageShowMocks } from './page-show'
import { tablesMocks } from './tables'

export const developMocks = [...codeMocks, ...datasourceMocks, ...modelMocks, ...pageShowMocks, ...tablesMocks]
