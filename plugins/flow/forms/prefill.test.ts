import type { FlowField } from '@jwsk/sdk/flow'
import { expect, test } from 'vitest'
import { prefill } from './prefill'

const text = (name: string, label: string): FlowField => ({ name, label, kind: 'text' })
const old: readonly FlowField[] = [
  text('title', '标题'),
  text('place', '地点'),
  text('empty', '空'),
  { name: 'kind', label: '类别', kind: 'choice', choices: ['甲', '乙'] },
  { name: 'who', label: '证明人', kind: 'person' },
  { name: 'rows', label: '明细', kind: 'rows', columns: [text('a', '品名'), text('b', '单价')] },
]
const form: readonly FlowField[] = [
  text('title', '标题'),
  { name: 'kind', label: '类别', kind: 'choice', choices: ['乙'] },
  { name: 'who', label: '证明人', kind: 'person' },
  { name: 'rows', label: '明细', kind: 'rows', columns: [text('a', '品名')] },
]

test('takes what the form still has and lists the rest', () => {
  const values = { title: '采购', place: '杭州', empty: '', kind: '甲', who: '1', whoName: '李晓梅', rows: '[{"a":"桨","b":"1"}]' }
  expect(prefill(form, { fields: old, values })).toEqual({
    values: { title: '采购', who: '1', whoName: '李晓梅', rows: values.rows },
    gone: ['地点', '类别', '明细 · 单价'],
  })
})
