using System.Collections;
using System.Diagnostics;
using System.Text.Json;
using SplNet.Values.Runtimes;

namespace SplNet.Values.Options;

/// <summary>Applies <c>splnet.json</c> and the environment to the built-in options.</summary>
internal static class OptionLayers
{
    private const string Prefix = "SPLNET_";
    private const string FileName = "splnet.json";

    private static readonly Dictionary<string, Func<ExperimentOptions, string, ExperimentOptions>> Measuring = new(
        StringComparer.OrdinalIgnoreCase)
    {
        ["alpha"] = static (options, text) => options with { Alpha = OptionText.Number(text) },
        ["resolution"] = static (options, text) => options with { Resolution = OptionText.Number(text) },
        ["runs"] = static (options, text) => options with { Runs = OptionText.Whole<int>(text) },
        ["maxRuns"] = static (options, text) => options with { MaxRuns = OptionText.Whole<int>(text) },
        ["timeBudgetSeconds"] = static (options, text) => options with { TimeBudget = TimeSpan.FromSeconds(OptionText.Number(text)) },
        ["interpretation"] = static (options, text) => options with { Interpretation = Named(text) },
        ["learn"] = static (options, text) => options with { Learn = Learning(text) with { Operand = options.Learn?.Operand } },
        ["learnFrom"] = static (options, text) =>
            options with { Learn = (options.Learn ?? LearnFrom.Results()) with { Operand = text } },
        ["iterations"] = static (options, text) => options with { Iterations = OptionText.Whole<int>(text) },
        ["iterationMilliseconds"] = static (options, text) =>
            options with { IterationTime = TimeSpan.FromMilliseconds(OptionText.Number(text)) },
        ["warmUpSeconds"] = static (options, text) =>
            options with { WarmUp = options.WarmUp with { Least = TimeSpan.FromSeconds(OptionText.Number(text)) } },
        ["warmUpMostSeconds"] = static (options, text) =>
            options with { WarmUp = options.WarmUp with { Most = TimeSpan.FromSeconds(OptionText.Number(text)) } },
        ["warmUpIterations"] = static (options, text) =>
            options with { WarmUp = options.WarmUp with { Iterations = OptionText.Whole<int>(text) } },
        ["onDisturbance"] = static (options, text) => options with { OnDisturbance = Choice<OnDisturbance>(text) },
        ["outliers"] = static (options, text) => options with { Outliers = OptionText.Truth(text) ? options.Outliers ?? new() : null },
        ["outlierSuspectPercent"] = static (options, text) =>
            options with { Outliers = (options.Outliers ?? new()) with { SuspectPercent = OptionText.Number(text) } },
        ["outlierMultiplier"] = static (options, text) =>
            options with { Outliers = (options.Outliers ?? new()) with { Multiplier = OptionText.Number(text) } },
        ["outlierRetries"] = static (options, text) =>
            options with { Outliers = (options.Outliers ?? new()) with { Retries = OptionText.Whole<int>(text) } },
        ["noiseMagnitude"] = static (options, text) => options with { NoiseMagnitude = OptionText.Number(text) },
        ["launchTimeoutSeconds"] = static (options, text) => options with { LaunchTimeout = TimeSpan.FromSeconds(OptionText.Number(text)) },
        ["waitTimeoutSeconds"] = static (options, text) => options with { WaitTimeout = TimeSpan.FromSeconds(OptionText.Number(text)) },
        ["affinity"] = static (options, text) => options with { Affinity = OptionText.Whole<long>(text) },
        ["runtime"] = static (options, text) => options with { Runtime = Installed(text) },
        ["priority"] = static (options, text) => options with { Priority = Choice<ProcessPriorityClass>(text) },
        ["seed"] = static (options, text) => options with { Seed = OptionText.Whole<int>(text) },
        ["paper"] = static (options, text) => options with { Paper = OptionText.Truth(text) },
        ["onInconclusive"] = static (options, text) => options with { OnInconclusive = Choice<OnInconclusive>(text) },
        ["attach"] = static (options, text) => options with { Attach = Choice<Attach>(text) },
        ["report"] = static (options, text) => options with { Report = Choice<ReportDetail>(text) },
        ["explain"] = static (options, text) => options with { Explain = Choice<Explain>(text) },
        ["artifacts"] = static (options, text) => options with { Artifacts = text },
        ["results"] = static (options, text) => options with { Results = text },
        ["isolation"] = static (options, text) => options with { Isolation = Choice<Isolation>(text) },
        ["engine"] = static (options, text) => options with { Engine = Choice<MeasuringEngine>(text) },
        ["progress"] = static (options, text) => options with { Progress = Choice<ProgressDisplay>(text) },
        ["alternate"] = static (options, text) => options with { Alternate = OptionText.Truth(text) },
        ["acceptChangedData"] = static (options, text) => options with { AcceptChangedData = OptionText.Truth(text) },
        ["reuse"] = static (options, text) => options with { Reuse = OptionText.Truth(text) },
        ["onDebugBuild"] = static (options, text) => options with { OnDebugBuild = Choice<OnDebugBuild>(text) },
    };

    private static readonly Dictionary<string, Func<ExperimentOptions, string, ExperimentOptions>> Settings =
        new(Measuring.Concat(VersionSettings.OfExperiment).Concat(BaselineSettings.OfExperiment), StringComparer.OrdinalIgnoreCase);

    private static readonly Dictionary<string, Func<ExperimentOptions, string, ExperimentOptions>> Variables =
        Settings.ToDictionary(
            static setting => Prefix + VariableName(setting.Key), static setting => setting.Value, StringComparer.Ordinal);

    /// <summary>
    /// The folder in or above which the file is: the program's folder, unless a tool evaluates the requirements of a different project.
    /// </summary>
    public static string Folder { get; set; } = ProgramFolder.OfThisProcess;

    public static ExperimentOptions Apply(ExperimentOptions options) =>
        FromEnvironment(FromFile(options, Folder), OfThisProcess());

    /// <summary>Applies both layers, or records their problem in the options.</summary>
    public static ExperimentOptions Read(ExperimentOptions options)
    {
        try
        {
            return Apply(options);
        }
        catch (SplNetException mistake)
        {
            return options with { Mistake = mistake.Message };
        }
    }

    /// <summary>Applies the nearest file in or above the folder.</summary>
    internal static ExperimentOptions FromFile(ExperimentOptions options, string folder) =>
        PlacesOf(folder).FirstOrDefault(File.Exists) is { } path ? Parse(options, path) : options;

    /// <summary>The possible locations of the file, nearest first.</summary>
    /// <param name="folder">The folder to start from.</param>
    internal static IEnumerable<string> PlacesOf(string folder)
    {
        for (var current = new DirectoryInfo(folder); current is not null; current = current.Parent)
            yield return Path.Combine(current.FullName, FileName);
    }

    internal static ExperimentOptions FromEnvironment(ExperimentOptions options, IReadOnlyDictionary<string, string> variables)
    {
        foreach (var (name, text) in variables.OrderBy(static variable => variable.Key, StringComparer.Ordinal))
        {
            if (!name.StartsWith(Prefix, StringComparison.Ordinal) || text.Length == 0
                || ReservedVariables.All.Contains(name, StringComparer.Ordinal))
                continue;
            if (!Variables.TryGetValue(name, out var set))
            {
                throw new SplNetException(
                    $"The environment variable {name} is not an option.{Spelling.Suggestion(name, Variables.Keys)} The options are: " +
                    $"{string.Join(", ", Variables.Keys)}. Correct the name, or remove the variable.");
            }

            options = Set(options, set, text, "The environment variable " + name);
        }

        return options;
    }

    private static Dictionary<string, string> OfThisProcess() => System.Environment.GetEnvironmentVariables().Cast<DictionaryEntry>()
        .Where(static variable => variable.Value is not null)
        .ToDictionary(
            static variable => OperatingSystem.IsWindows() ? ((string)variable.Key).ToUpperInvariant() : (string)variable.Key,
            static variable => (string)variable.Value!,
            StringComparer.Ordinal);

    private static ExperimentOptions Parse(ExperimentOptions options, string path)
    {
        try
        {
            using var document = JsonDocument.Parse(
                File.ReadAllText(path), new JsonDocumentOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true });
            foreach (var property in document.RootElement.EnumerateObject())
            {
                if (!Settings.TryGetValue(property.Name, out var set))
                {
                    throw new SplNetException(
                        $"{path} sets '{property.Name}', which is not an option.{Spelling.Suggestion(property.Name, Settings.Keys)} The " +
                        $"options are: {string.Join(", ", Settings.Keys)}.");
                }

                var where = $"'{property.Name}' in {path}";
                if (property.Value.ValueKind is JsonValueKind.Null or JsonValueKind.Array or JsonValueKind.Object)
                    throw new SplNetException(
                        $"{where} is '{property.Value.GetRawText()}', which cannot be understood: " +
                        "write a number, true, false or a text, several values as one text with semicolons between them.");
                options = Set(options, set, property.Value.ToString(), where);
            }

            return options;
        }
        catch (Exception failure) when (failure is JsonException or InvalidOperationException or IOException or UnauthorizedAccessException)
        {
            throw new SplNetException($"{path} cannot be read as a JSON object of options: {failure.Message}", failure);
        }
    }

    private static ExperimentOptions Set(
        ExperimentOptions options, Func<ExperimentOptions, string, ExperimentOptions> set, string text, string where)
    {
        ExperimentOptions changed;
        try
        {
            changed = set(options, text);
        }
        catch (Exception failure) when (failure is FormatException or ArgumentException or OverflowException)
        {
            throw new SplNetException($"{where} is '{text}', which cannot be understood: {failure.Message}", failure);
        }

        // An experiment would report only the value, and not where it was set.
        return changed.Problems().FirstOrDefault() is { } problem
            ? throw new SplNetException($"{where} is '{text}', which cannot be used: {problem}")
            : changed;
    }

    // For example, iterationMilliseconds becomes ITERATION_MILLISECONDS.
    private static string VariableName(string name) =>
        string.Concat(
            name.Select(static character => char.IsUpper(character) ? "_" + character : char.ToUpperInvariant(character).ToString()));

    private static IInterpretation Named(string text) => Interpretations.Find(text)
        ?? throw new FormatException(
            $"choose one of {string.Join(", ", Interpretations.All.Select(static interpretation => interpretation.Name))}.");

    private static LearnFrom Learning(string text) =>
        LearnFrom.TryParse(text) ?? throw new FormatException("write results, results:FOLDER, history, history:LOCATION or runs.");

    private static Runtime Installed(string text) =>
        Runtime.TryRead(text) ?? throw new FormatException("write a version such as 11 or 11.0.1.");

    private static T Choice<T>(string text)
        where T : struct, Enum =>
        Enum.TryParse<T>(text, ignoreCase: true, out var value) && Enum.IsDefined(value)
            ? value
            : throw new FormatException($"choose one of {string.Join(", ", Enum.GetNames<T>())}.");
}
