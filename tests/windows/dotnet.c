// The command dotnet.exe, which no package brings: it hands its arguments to the host beside it, as the real one does.
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

#define LONGEST 4096

typedef int(__cdecl *host_main)(int count, const wchar_t **arguments, const wchar_t *host, const wchar_t *root, const wchar_t *program);

int wmain(int count, wchar_t **arguments)
{
    wchar_t self[LONGEST], root[LONGEST], resolver[LONGEST], program[LONGEST];
    if (!GetModuleFileNameW(NULL, self, LONGEST))
        return 2;
    wcscpy(root, self);
    *wcsrchr(root, L'\\') = 0;
    swprintf(resolver, LONGEST, L"%ls\\host\\fxr\\" VERSION "\\hostfxr.dll", root);
    swprintf(program, LONGEST, L"%ls\\dotnet.dll", root);
    HMODULE module = LoadLibraryExW(resolver, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    host_main run = module ? (host_main)(void *)GetProcAddress(module, "hostfxr_main_startupinfo") : NULL;
    if (run)
        return run(count, (const wchar_t **)arguments, self, root, program);
    fwprintf(stderr, L"%ls is missing.\n", resolver);
    return 2;
}
