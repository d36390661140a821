import { code, defineResource, dict, password, text, textarea } from '@jwsk/kit'
import { datasource } from '@jwsk/sdk/develop'

const sharding = 2

const datasources = defineResource({
  api: datasource,
  permission: 'datasource',
  fields: {
    name: text(),
    category: dict('datasource_category', { required: true }),
    driverClass: text(),
    url: text({ placeholder: 'jdbc:mysql://127.0.0.1:3306/jwsk' }),
    username: code(),
    password: password({ required: true }),
    shardingConfig: textarea({ required: true }),
    remark: textarea(),
  },
  columns: ['name', 'category', 'driverClass', 'url', 'username', 'remark'],
  search: ['name'],
  form: ['category', 'name', 'driverClass', 'url', 'username', 'password', 'shardingConfig', 'remark'],
  visibleWhen: { shardingConfig: ({ category }) => category === sharding },
  sortable: ['name'],
})

export default datasources
