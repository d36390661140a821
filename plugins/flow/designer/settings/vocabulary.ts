import { type Engine, engineNamespaces } from '../process/engine'
import { getElements, isNamed, type ModdleElement } from './moddle'

/** Namespace of what Flowable has no element for; the platform carries it out. */
export const processNamespace = 'urn:jwsk:process'
export const processPrefix = 'jwsk'

const getExtensions = (element: ModdleElement): readonly ModdleElement[] =>
  getElements(element, 'extensionElements').flatMap((extensions) => getElements(extensions, 'values'))

export const isApproval = (extension: ModdleElement) => isNamed(extension, processNamespace, 'approval')

/** Whether an extension element gives a right to a form field; Flowable has that element. */
export const isFormProperty = (extension: ModdleElement, engine: Engine) => isNamed(extension, engineNamespaces[engine], 'formProperty')

/** Returns the `approval` element of a step. */
export const findApproval = (element: ModdleElement): ModdleElement | undefined => getExtensions(element).find(isApproval)

/** Returns the form properties of a step. */
export const findFormProperties = (element: ModdleElement, engine: Engine): readonly ModdleElement[] =>
  getExtensions(element).filter((extension) => isFormProperty(extension, engine))

/** Variables that the platform fills with the people of a step, and with the one of a task. */
export const assigneesVariable = 'assignees'
export const assigneeVariable = 'assignee'
