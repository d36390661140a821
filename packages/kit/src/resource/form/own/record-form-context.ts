import { createContext } from 'react'
import type { FieldsFormProps } from '../fields-form'

/** Declared form of the resource around a custom one. */
export const RecordFormContext = createContext<FieldsFormProps | undefined>(undefined)
