import { LoadError, MessagePanel, useOperationQuery, useTranslate } from '@jwsk/kit'
import { flowModel } from '@jwsk/sdk/flow'
import { useState } from 'react'
import { useRouteParams } from '../actions/use-route-params'
import { createProcessXml } from '../designer/process/new-process'
import { findDrawableError } from '../diagram/check-drawable'
import { Designer } from './designer-parts'

const newModelKey = 'new'
const firstKey = 'process'

/** Designer of a new process, or of the model in the address. */
export default function DesignerView() {
  const { modelId = newModelKey } = useRouteParams('/flow/designer/:modelId')
  return modelId === newModelKey ? <NewModel /> : <KnownModel key={modelId} id={modelId} />
}

function NewModel() {
  const t = useTranslate()
  const [xml] = useState(() => createProcessXml({ key: firstKey, name: '' }))
  return <Designer id={undefined} details={{ key: '', name: '', comment: '' }} fields={[]} xml={xml} title={t('designer.new')} />
}

function KnownModel({ id }: { readonly id: string }) {
  const t = useTranslate()
  // loads the current model once; a refetch must not replace the diagram that the user edits
  const { data, error, refetch, isFetching, isFetchedAfterMount } = useOperationQuery(flowModel.detail, { id }, { staleTime: 0 })
  const [model, setModel] = useState<typeof data>()
  if (!model && data && isFetchedAfterMount) setModel(data)
  if (error || data === null) return <LoadError title={t('designer.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  if (!model) return <div className="kit-skeleton-box" aria-busy="true" />
  const { modelKey: key, name, version, modelComment: comment = '', modelEditorXml: xml = '', formFields = [] } = model
  const drawableError = findDrawableError(xml)
  if (drawableError) return <MessagePanel icon="warning" title={t('diagram.notShown')} text={t(`diagram.refused.${drawableError}`)} />
  return <Designer id={id} details={{ key, name, comment }} fields={formFields} xml={xml} title={name} version={version} />
}
