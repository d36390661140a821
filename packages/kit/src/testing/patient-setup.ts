import { configure } from '@testing-library/react'

// the first test of a file loads the modules of its screen, and a busy machine takes long for that: half a minute for a step, as in a browser
configure({ asyncUtilTimeout: 30_000 })
