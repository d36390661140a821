export const avueUsage = `jwsk-codegen avue <file> --entity <service>/<entity>

  --entity system/post   whose records the option lists
  --option tableOption   which option, where the file has several
  --out src/post         a folder for the files; they are printed unless said
  --contracts openapi    the folder of the contracts: the one above this folder unless said, else the SDK's`
