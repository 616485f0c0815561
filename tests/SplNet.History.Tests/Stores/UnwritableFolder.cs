using System.Diagnostics;

namespace SplNet.History.Tests.Stores;

/// <summary>A folder in which nobody makes a file until this is disposed: not even root, whom no permission keeps from writing.</summary>
internal sealed class UnwritableFolder : IDisposable
{
    private readonly string _folder;

    public UnwritableFolder(string folder)
    {
        Assert.SkipWhen(OperatingSystem.IsWindows(), "Permissions of folders are another matter there.");
        _folder = folder;
        Assert.SkipUnless(Set("+i", "u-w"), "Nothing keeps root from writing in this file system.");
    }

    public void Dispose() => Assert.True(Set("-i", "u+w"));

    private bool Set(string attribute, string permission)
    {
        using var change = Environment.IsPrivilegedProcess
            ? Process.Start("chattr", [attribute, _folder])
            : Process.Start("chmod", [permission, _folder]);
        change.WaitForExit();
        return change.ExitCode == 0;
    }
}
