import { defineResource, dict, number, RecordFormField, RecordFormFrame, ResourcePanel, text, useRecordForm } from '@jwsk/kit'
import { post } from '@jwsk/sdk/system'
import { ListFrame } from '../../parts/list-frame'

function PostForm() {
  const form = useRecordForm(post)
  return (
    <RecordFormFrame form={form}>
      <div className="kit-fields">
        <RecordFormField form={form} name="category" isWide />
        <RecordFormField form={form} name="postName" />
        <RecordFormField form={form} name="postCode" />
        <RecordFormField form={form} name="sort" />
      </div>
      <h4>{form.values.postName}</h4>
    </RecordFormFrame>
  )
}

const posts = defineResource({
  api: post,
  fields: { postName: text(), postCode: text(), category: dict('post_category'), sort: number({ min: 0 }) },
  columns: ['postName', 'postCode'],
  // in a plugin a file of its own: () => import('../views/post-form')
  Form: () => Promise.resolve({ default: PostForm }),
  pageSize: 10,
})

/** Add or edit a record: the component arranges the fields, the contract validates them. */
export const Example = () => (
  <ListFrame>
    <ResourcePanel resource={posts} urlPrefix="arranged" />
  </ListFrame>
)
