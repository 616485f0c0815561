namespace SplNet.Values.Runtimes;

/// <summary>The program that this process runs, as opposed to assemblies that a tool has loaded.</summary>
internal static class ThisProgram
{
    private const string DependencyFiles = "APP_CONTEXT_DEPS_FILES";
    private const char Separator = ';';

    /// <summary>
    /// True if the host has read the dependency file of an assembly, as it does for a program and for tests in a test host.
    /// </summary>
    /// <param name="assembly">The full path of the assembly.</param>
    public static bool Is(string assembly) => AppContext.GetData(DependencyFiles) is string files
        && files.Split(Separator).Contains(
            Path.ChangeExtension(assembly, ".deps.json"),
            OperatingSystem.IsWindows() ? StringComparer.OrdinalIgnoreCase : StringComparer.Ordinal);
}
