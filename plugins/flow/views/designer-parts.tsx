import { Fallback, loadable, useIsNarrow, useNotifier, useRuntime, useTranslate, useUnsavedChanges, useWriteMutation } from '@jwsk/kit'
import { type FlowField, flowForm, flowModel } from '@jwsk/sdk/flow'
import { operationKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DesignerHeader, designerParts } from '../designer/designer-header'
import { FormEditor } from '../designer/form/form-editor'
import { isFormComplete, toSentFields } from '../designer/form/form-fields'
import { isComplete, type ModelDetails, ModelPanel } from '../designer/model-panel'
import type { ModelerHandle, NamedProblem } from '../designer/modeler-handle'
import { SimulationButton } from '../designer/simulation/simulation-button'
import { showBlock } from '../designer/tree/view/show-block'
import { toReadableProcess } from '../diagram/foreign-ids'
import { DeployModel } from './deploy-model'
import { DrawingPart } from './drawing-part'
import { useProcessViews } from './use-process-views'
import { useSimulation } from './use-simulation'

const TreeEditor = loadable(() => import('../designer/tree/view/tree-editor'))

interface DesignerProps {
  readonly id: string | undefined
  readonly details: ModelDetails
  /** Fields of its start form. */
  readonly fields: readonly FlowField[]
  readonly xml: string
  readonly title: string
  readonly version?: number | undefined
}

/** Designer of a process: diagram, properties and the button that saves both. */
export function Designer({ id, details: first, fields: firstFields, xml, title, version }: DesignerProps) {
  const t = useTranslate()
  const notice = useNotifier()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { client, scope } = useRuntime()
  const drawing = useRef<ModelerHandle>(null)
  const isNarrow = useIsNarrow()
  // read-only on a phone; a window that is narrowed later remains editable, because its changes would be lost
  const [isReadOnly] = useState(isNarrow)
  const [details, setDetails] = useState(first)
  const [fields, setFields] = useState(firstFields)
  const [problems, setProblems] = useState<readonly NamedProblem[]>()
  const [isDirty, setDirty] = useState(false)
  const [isChecked, check] = useState(false)
  const box = useUnsavedChanges<HTMLElement>({
    isDirty,
    draft: { none: 'a drawing belongs to its editor, which gives it out when it is saved' },
  })
  const views = useProcessViews({ xml, details, drawing })
  const { part, view, opened, onDrawn, onTreeChanged } = views
  const simulation = useSimulation({
    drawing,
    fields,
    getXml: async () => toReadableProcess(await views.read()).xml,
    onShow: (elementId) => (view === 'tree' ? showBlock(box.current, elementId) : drawing.current?.show(elementId)),
  })
  const { invalidate } = simulation
  const hasForms = client.supports(flowForm.detail)
  const draw = async () => {
    const modelEditorXml = await views.save()
    const { key: modelKey, name, comment: modelComment } = details
    return client.call(flowModel.submit, {
      ...(id && { id }),
      modelKey,
      name,
      modelComment,
      modelEditorXml,
      ...(hasForms && { formFields: toSentFields(fields) }),
    })
  }
  const save = useWriteMutation(draw, {
    onSuccess: () => {
      notice.success(t(id ? 'designer.updated' : 'designer.added'))
      setDirty(false)
      // the id of a new model is known from the list only
      if (!id) void navigate('/flow/model')
    },
    onError: notice.error,
    onSettled: () => void queries.invalidateQueries({ queryKey: operationKey(scope, flowModel.page) }),
  })
  const change = (next: ModelDetails) => {
    setDetails(next)
    setDirty(true)
  }
  const onDrawingChanged = useCallback(() => {
    setDirty(true)
    onDrawn()
    invalidate()
    // problems are stale after a change
    setProblems(undefined)
  }, [onDrawn, invalidate])
  const onStepsChanged = useCallback(
    (next: string) => {
      setDirty(true)
      onTreeChanged(next)
      invalidate()
    },
    [onTreeChanged, invalidate],
  )
  const send = () => {
    check(true)
    if (!isFormComplete(fields)) views.showForm()
    else if (isComplete(details)) save.mutate()
  }
  const panel = (
    <>
      {simulation.panel}
      <ModelPanel details={details} isChecked={isChecked} isReadOnly={isReadOnly} onChange={change} />
    </>
  )
  return (
    <section ref={box} className={part === 'tree' ? 'kit-screen flow-tree-screen' : 'kit-screen'}>
      <DesignerHeader
        title={title}
        version={version}
        isDirty={isDirty || !id}
        parts={designerParts.filter((one) => one !== 'form' || hasForms)}
        part={part}
        onShow={(next) => void views.open(next)}
        more={
          <>
            {part !== 'form' && <SimulationButton isOpen={simulation.isOpen} onToggle={simulation.toggle} />}
            {id && <DeployModel id={id} title={details.name} isDirty={isDirty} />}
          </>
        }
        isSaving={save.isPending}
        onSave={isReadOnly ? undefined : send}
      />
      {part === 'form' && (
        <FormEditor
          fields={fields}
          isChecked={isChecked}
          isReadOnly={isReadOnly}
          onChange={(next) => {
            setFields(next)
            setDirty(true)
          }}
        />
      )}
      <div style={{ display: part === 'form' ? 'none' : 'contents' }}>
        {view === 'tree' ? (
          <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
            <TreeEditor
              key={opened.revision}
              xml={opened.xml}
              fields={fields}
              isReadOnly={isReadOnly}
              onChange={onStepsChanged}
              onParsed={views.onParsed}
            >
              {panel}
            </TreeEditor>
          </Fallback>
        ) : (
          <DrawingPart
            key={opened.revision}
            drawing={drawing}
            xml={opened.xml}
            details={details}
            fields={fields}
            isReadOnly={isReadOnly}
            marks={simulation.marks}
            problems={problems}
            onProblems={setProblems}
            onChanged={onDrawingChanged}
          >
            {panel}
          </DrawingPart>
        )}
      </div>
    </section>
  )
}
