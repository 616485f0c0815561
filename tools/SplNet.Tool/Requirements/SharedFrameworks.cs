using System.Reflection;
using System.Runtime.InteropServices;
using SplNet.Values.Runtimes;

namespace SplNet.Tool.Requirements;

/// <summary>The folders of shared frameworks, such as ASP.NET Core.</summary>
internal sealed class SharedFrameworks
{
    private SharedFrameworks(IReadOnlyList<string> folders) => Folders = folders;

    /// <summary>The folders, as far as they are installed.</summary>
    public IReadOnlyList<string> Folders { get; }

    /// <summary>
    /// The frameworks that the tool can load for an assembly: in the tool's version of .NET, otherwise in the newest version before it.
    /// </summary>
    /// <param name="assembly">The path of the assembly.</param>
    public static SharedFrameworks Loadable(string assembly)
    {
        var (installed, current) = (InstalledFrameworks.Here, InstalledFrameworks.Current);
        return current is null ? new SharedFrameworks([]) : Of(installed, NamesOf(assembly), name =>
            installed.NextTo(current, name) ?? installed.Versions(name).FirstOrDefault(version => version.CompareTo(current) <= 0));
    }

    /// <summary>
    /// The frameworks that an assembly runs with, the runtime first. The runtime of the tool matters only if the assembly names none, or
    /// none that is installed.
    /// </summary>
    /// <param name="assembly">The path of the assembly.</param>
    public static SharedFrameworks Measured(string assembly)
    {
        var installed = InstalledFrameworks.Here;
        var configuration = RuntimeConfiguration.Of(assembly);
        var core = configuration?.Chosen(installed, Environment.GetEnvironmentVariable(RollForwardRules.Variable))
            ?? (configuration?.Runtime is { } least ? RollForward.Major.Choose(least, installed.Versions(InstalledFrameworks.Core)) : null);
        return core is null
            ? new SharedFrameworks([RuntimeEnvironment.GetRuntimeDirectory(), .. Loadable(assembly).Folders])
            : new SharedFrameworks([
                installed.FolderOf(InstalledFrameworks.Core, core),
                .. Of(installed, NamesOf(assembly), name => installed.NextTo(core, name)).Folders]);
    }

    /// <summary>The path of an assembly in the first folder that has it; null if none does.</summary>
    public string? PathOf(AssemblyName name) =>
        Folders.Select(folder => Path.Combine(folder, name.Name + ".dll")).FirstOrDefault(File.Exists);

    private static IEnumerable<string> NamesOf(string assembly) => (RuntimeConfiguration.Of(assembly)?.Frameworks ?? [])
        .Select(static framework => framework.Name).Where(static name => name != InstalledFrameworks.Core);

    private static SharedFrameworks Of(InstalledFrameworks installed, IEnumerable<string> names, Func<string, RuntimeVersion?> choose) =>
        new([.. names.Select(name => choose(name) is { } version ? installed.FolderOf(name, version) : null).OfType<string>()]);
}
