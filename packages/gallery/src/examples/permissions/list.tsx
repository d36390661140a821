import { defineResource, ResourcePanel, text } from '@jwsk/kit'
import { param } from '@jwsk/sdk/system'
import { ListFrame } from '../../parts/list-frame'

const params = defineResource({
  api: param,
  // needs harbour_add, harbour_edit, harbour_view and harbour_delete, which no user has
  permission: 'harbour',
  fields: { paramName: text(), paramKey: text() },
  columns: ['paramName', 'paramKey'],
  pageSize: 10,
})

/** The same list without its buttons. */
export const Example = () => (
  <ListFrame>
    <ResourcePanel resource={params} urlPrefix="denied" />
  </ListFrame>
)
