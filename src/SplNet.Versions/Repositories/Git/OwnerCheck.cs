using System.Runtime.InteropServices;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// Libgit2 refuses repositories of other users, as the checkout in a container often is, unless the developer's configuration lists them,
/// which is not read. The check guards against running what a foreign repository names; nothing here runs hooks, filters or pagers.
/// </summary>
internal static class OwnerCheck
{
    // GIT_OPT_SET_OWNER_VALIDATION, which the binding has only from its next version on.
    private const int Option = 36;

    public static unsafe void TurnOff(nint library)
    {
        // The function takes a variable list of arguments, which Apple's processors get in another way.
        if (OperatingSystem.IsMacOS() && RuntimeInformation.ProcessArchitecture == Architecture.Arm64)
            return;
        ((delegate* unmanaged[Cdecl]<int, int, int>)NativeLibrary.GetExport(library, "git_libgit2_opts"))(Option, 0);
    }
}
