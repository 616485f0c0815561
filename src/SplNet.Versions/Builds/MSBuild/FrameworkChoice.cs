using NuGet.Frameworks;

namespace SplNet.Versions.Builds.MSBuild;

/// <summary>The target framework of a build.</summary>
/// <param name="Name">Its name as the project writes it.</param>
/// <param name="IsOneOfMany">True if the project lists several, so that the build must select one.</param>
/// <param name="IsForeign">True if the project does not list it.</param>
/// <param name="Reason">The reason for this choice, in a sentence.</param>
internal sealed record FrameworkChoice(string Name, bool IsOneOfMany, bool IsForeign, string Reason)
{
    // Complete: there will be no new versions of .NET Core or .NET Standard.
    private static readonly string[] OlderFrameworks =
    [
        "netcoreapp3.1", "netcoreapp3.0", "netcoreapp2.2", "netcoreapp2.1", "netcoreapp2.0", "netcoreapp1.1", "netcoreapp1.0",
        "netstandard2.1", "netstandard2.0", "netstandard1.6", "netstandard1.5", "netstandard1.4", "netstandard1.3", "netstandard1.2",
        "netstandard1.1", "netstandard1.0",
    ];

    /// <summary>Chooses a framework.</summary>
    /// <param name="listed">The project's frameworks.</param>
    /// <param name="isMany">True if the project uses the plural property, even for one framework.</param>
    /// <param name="options">The wanted framework, and the framework of the test.</param>
    /// <param name="todays">The framework of the current assembly; null if unknown.</param>
    /// <exception cref="BuildFailedException">None can be loaded.</exception>
    public static FrameworkChoice Of(IReadOnlyList<string> listed, bool isMany, BuildOptions options, string? todays = null)
    {
        var list = string.Join(", ", listed);
        if (options.TargetFramework is { } wanted)
        {
            var isListed = listed.Contains(wanted, StringComparer.OrdinalIgnoreCase);
            return new FrameworkChoice(
                wanted, isMany, !isListed, $"{wanted} is asked for" + (isListed ? "." : $", though the project lists {list}."));
        }

        var frameworks = listed.Select(static name => (Name: name, Framework: NuGetFramework.Parse(name))).ToList();
        var known = frameworks.FindAll(static one => !one.Framework.IsUnsupported);
        if (listed.Count > 1 && todays is not null
            && known.Find(one => IsSame(one.Framework, NuGetFramework.Parse(todays))) is { Name: { } same })
            return new FrameworkChoice(same, isMany, IsForeign: false, $"{same} is the framework of today's assembly.");
        if (new FrameworkReducer().GetNearest(
            NuGetFramework.Parse(options.HostFramework), known.Select(static one => one.Framework).Distinct()) is not { } nearest)
        {
            var unknown = frameworks.FindAll(static one => one.Framework.IsUnsupported).ConvertAll(static one => one.Name);
            throw new BuildFailedException(
                $"The project lists {list}, none of which {options.HostFramework} can load. " +
                (unknown.Count == 0 ? string.Empty : $"These names are not known target frameworks: {string.Join(", ", unknown)}. ") +
                $"Choose a target framework; the project need not list it: {options.Advice.Framework}.");
        }

        var name = known.Find(one => one.Framework.Equals(nearest)).Name;
        return new FrameworkChoice(
            name, isMany, IsForeign: false,
            listed.Count == 1 ? $"{name} is the project's only framework." : $"{name} is the best of {list} for {options.HostFramework}.");
    }

    /// <summary>
    /// Gets the platform in its name, without a version: <c>windows</c> for <c>net10.0-windows7.0</c>; null if there is none.
    /// </summary>
    public string? Platform => NuGetFramework.Parse(Name) is { HasPlatform: true } own ? own.Platform.ToLowerInvariant() : null;

    // The SDK fills in a platform version that the project leaves out.
    private static bool IsSame(NuGetFramework listed, NuGetFramework todays) =>
        listed.Framework == todays.Framework && listed.Version == todays.Version
        && listed.Platform.Equals(todays.Platform, StringComparison.OrdinalIgnoreCase)
        && (listed.PlatformVersion == todays.PlatformVersion || listed.PlatformVersion == FrameworkConstants.EmptyVersion);

    /// <summary>Lists the names of all frameworks that an assembly of this one may refer to, without platform-specific ones.</summary>
    public IReadOnlyList<string> Referable()
    {
        var own = NuGetFramework.Parse(Name);
        var known = Enumerable.Range(5, Math.Max(1, own.Version.Major)).Select(static major => FormattableString.Invariant($"net{major}.0"))
            .Concat(OlderFrameworks)
            .Where(name => DefaultCompatibilityProvider.Instance.IsCompatible(own, NuGetFramework.Parse(name)));
        return [Name, .. known.Where(name => name != Name)];
    }
}
