namespace SplNet.Values.Options;

/// <summary>The settings of baselines, by their names in <c>splnet.json</c>.</summary>
internal static class BaselineSettings
{
    private static readonly Dictionary<string, Func<BaselineOptions, string, BaselineOptions>> All = new(StringComparer.OrdinalIgnoreCase)
    {
        ["baselines"] = static (baselines, text) => baselines with { Folder = text },
        ["baselineRequired"] = static (baselines, text) => baselines with { Required = OptionText.Truth(text) },
        ["historian"] = static (baselines, text) => baselines with { Historian = Historian.Parse(text) },
        ["baselineSince"] = static (baselines, text) => baselines with { Since = text },
    };

    /// <summary>The same as settings of an experiment.</summary>
    public static IEnumerable<KeyValuePair<string, Func<ExperimentOptions, string, ExperimentOptions>>> OfExperiment =>
        All.Select(static setting => KeyValuePair.Create<string, Func<ExperimentOptions, string, ExperimentOptions>>(
            setting.Key, (options, text) => options with { Baselines = setting.Value(options.Baselines, text) }));
}
