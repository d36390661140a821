export * from '@jwsk/kit'
