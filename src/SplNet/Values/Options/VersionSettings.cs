namespace SplNet.Values.Options;

/// <summary>The settings of old versions, by their names in <c>splnet.json</c>.</summary>
internal static class VersionSettings
{
    private static readonly Dictionary<string, Func<VersionOptions, string, VersionOptions>> All = new(StringComparer.OrdinalIgnoreCase)
    {
        ["repository"] = static (versions, text) => versions with { Repository = text },
        ["project"] = static (versions, text) => versions with { Project = text },
        ["framework"] = static (versions, text) => versions with { Framework = text },
        ["properties"] = static (versions, text) => versions with { Properties = Properties(Parts(text)) },
        ["droppedPackages"] = static (versions, text) => versions with { DroppedPackages = Parts(text) },
        ["skippedSubmodules"] = static (versions, text) => versions with { SkippedSubmodules = Parts(text) },
        ["keepSdkPin"] = static (versions, text) => versions with { KeepSdkPin = OptionText.Truth(text) },
        ["ignoreWarningsAsErrors"] = static (versions, text) => versions with { IgnoreWarningsAsErrors = OptionText.Truth(text) },
        ["skipPackageValidation"] = static (versions, text) => versions with { SkipPackageValidation = OptionText.Truth(text) },
        ["buildCommand"] = static (versions, text) => versions with { BuildCommand = text },
        ["builtFile"] = static (versions, text) => versions with { BuiltFile = text },
        ["buildTimeoutSeconds"] = static (versions, text) => versions with { BuildTimeout = TimeSpan.FromSeconds(OptionText.Number(text)) },
        ["rebuildTests"] = static (versions, text) => versions with { RebuildTests = OptionText.Truth(text) },
        ["acceptOtherBuild"] = static (versions, text) => versions with { AcceptOtherBuild = OptionText.Truth(text) },
        ["worktree"] = static (versions, text) => versions with { Worktree = OptionText.Truth(text) },
    };

    /// <summary>The same as settings of an experiment.</summary>
    public static IEnumerable<KeyValuePair<string, Func<ExperimentOptions, string, ExperimentOptions>>> OfExperiment =>
        All.Select(static setting => KeyValuePair.Create<string, Func<ExperimentOptions, string, ExperimentOptions>>(
            setting.Key, (options, text) => options with { Versions = setting.Value(options.Versions, text) }));

    /// <summary>Parses <c>Name=Value</c>.</summary>
    /// <exception cref="FormatException">A property does not have a name.</exception>
    public static IReadOnlyDictionary<string, string> Properties(IEnumerable<string> texts)
    {
        var properties = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
        foreach (var text in texts)
        {
            var equals = text.IndexOf('=', StringComparison.Ordinal);
            if (equals <= 0)
                throw new FormatException($"'{text}' is not a property. Write Name=Value, several with semicolons between them.");
            properties[text[..equals].Trim()] = text[(equals + 1)..].Trim();
        }

        return properties;
    }

    private static string[] Parts(string text) => text.Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries);
}
