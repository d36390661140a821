import { defineArea, register } from '../../engine/area'
import { codeMocks } from './code'
import { codeTable } from './code-table'
import { datasourceMocks, datasourceTable } from './datasource'
import { modelMocks } from './model'
import { modelTable } from './model-table'
import { pageShowMocks } from './page-show'
import { tablesTable } from './page-tables'
import { tablesMocks } from './tables'

export const develop = defineArea({
  entities: [
    register(codeTable, codeMocks),
    register(datasourceTable, datasourceMocks),
    register(modelTable, modelMocks),
    register(tablesTable, tablesMocks),
  ],
  mocks: [...pageShowMocks],
})
