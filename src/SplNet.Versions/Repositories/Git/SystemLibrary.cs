using System.Runtime.InteropServices;

namespace SplNet.Versions.Repositories.Git;

/// <summary>The system's libgit2. Up to 1.7 the structures that the binding passes are the same; 1.8 changed them.</summary>
internal static class SystemLibrary
{
    public const string Newest = "1.7";

    private static readonly string[] Versions = [Newest, "1.6", "1.5"];

    public static string? Find() => OperatingSystem.IsWindows() ? null : Find(Folders());

    public static string? Find(IReadOnlyCollection<string> folders) =>
        (from version in Versions from folder in folders select Path.Combine(folder, FileName(version))).FirstOrDefault(File.Exists);

    public static string FileName(string version) => OperatingSystem.IsMacOS() ? $"libgit2.{version}.dylib" : $"libgit2.so.{version}";

    private static List<string> Folders()
    {
        var triplet = RuntimeInformation.ProcessArchitecture switch
        {
            Architecture.X64 => "x86_64-linux-gnu",
            Architecture.Arm64 => "aarch64-linux-gnu",
            Architecture.Arm => "arm-linux-gnueabihf",
            Architecture.X86 => "i386-linux-gnu",
            _ => "unknown",
        };
        var asked = Environment.GetEnvironmentVariable(OperatingSystem.IsMacOS() ? "DYLD_LIBRARY_PATH" : "LD_LIBRARY_PATH") ?? string.Empty;
        return
        [
            .. asked.Split(':', StringSplitOptions.RemoveEmptyEntries),
            $"/usr/lib/{triplet}", $"/lib/{triplet}", "/usr/lib64", "/lib64", "/usr/lib", "/lib", "/usr/local/lib64", "/usr/local/lib", "/opt/homebrew/lib",
        ];
    }
}
