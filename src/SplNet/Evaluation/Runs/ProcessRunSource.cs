using System.Reflection;
using SplNet.Measuring;
using SplNet.Processes;
using SplNet.Processes.Protocol;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;
using SplNet.Versioning;

namespace SplNet.Evaluation.Runs;

/// <summary>Measures each run in a separate process, which runs the test again up to this experiment.</summary>
/// <param name="context">The test or the program.</param>
/// <param name="site">The experiment in it.</param>
/// <param name="options">How it is measured.</param>
/// <param name="cancellation">Ends the processes at once.</param>
internal sealed class ProcessRunSource(
    EvaluationContext context, ExperimentSite site, ExperimentOptions options, CancellationToken cancellation = default)
    : IRunSource, ICountingSource, IDisposable
{
    private readonly ProcessorUse _use = new(options.Affinity, options.Priority);
    private readonly IReadOnlyList<PassedExperiment> _passed = context.Log.Passed;
    private readonly string? _folder = context.StartFolder;
    private readonly Surroundings _surroundings = context.IsForeign
        ? Surroundings.Of(context.Origin.AssemblyPath)
        : Surroundings.Here(Assembly.GetEntryAssembly()?.Location ?? string.Empty);
    private readonly OperandVersions _versions = new(context.Origin, options, cancellation);
    private OperandRuntimes? _runtimes;

    public ICountingSource? Counting => this;

    public string TestsPath => context.Origin.AssemblyPath;

    public IEnumerable<string> ExchangedLibraries => _versions.Libraries;

    private OperandRuntimes Runtimes => _runtimes ??= new OperandRuntimes(context.Origin, options, _versions);

    public IEnumerable<ResultMessage> End() => [.. _versions.Notes, .. Runtimes.Notes.Select(MessageRules.RuntimeUsed.Of)];

    public ResultMessage? Prepare(IReadOnlyList<MeasuredOperand> operands, MeasureSettings settings) =>
        (_versions.Prepare(operands) ?? Runtimes.Prepare(operands)) is { } problem ? MessageRules.VersionUnavailable.Of(problem) : null;

    public string? VersionOf(MeasuredOperand operand) => _versions.Of(operand)?.Description;

    /// <inheritdoc/>
    public string FolderOf(MeasuredOperand operand) =>
        _versions.Of(operand)?.Output.Folder ?? Path.GetDirectoryName(context.Origin.AssemblyPath)!;

    /// <summary>The exact runtime of an operand; empty if the configuration of the program decides.</summary>
    public string RuntimeOf(MeasuredOperand operand) => Runtimes.Of(operand)?.Description ?? string.Empty;

    public IRunGroup BeginGroup(IReadOnlyList<MeasuredOperand> operands) =>
        new AlternatingRunGroup(operands, _use.Processors, Start, Request, Explained);

    public LaunchOutcome Run(
        MeasuredOperand operand, Func<string, string> placeOf, IReadOnlyDictionary<string, string?> variables, MeasureSettings settings,
        TimeSpan timeout, Action<int>? started = null)
    {
        var target = TargetOf(operand).In(placeOf);
        string PlaceOf(string path) => placeOf(InVersionOf(operand, path));
        var environment = new Dictionary<string, string?>(variables, StringComparer.Ordinal);
        foreach (var (name, value) in operand.Operand.Environment)
            environment[name] = value;
        using var launch = new Launch(
            target.AssemblyPath, environment, _use, options.Engine, _folder is null ? null : PlaceOf(_folder),
            Runtimes.Of(operand)?.ConfigurationPath, cancellation);
        started?.Invoke(launch.ProcessId);
        launch.Begin(
            new MeasureRequest(
                target, _surroundings.In(PlaceOf), new ReplayScript(_passed, site, operand.ReplayedAs ?? operand.Name), settings),
            timeout);
        return launch.Outcome!;
    }

    private Launch Start(MeasuredOperand operand) =>
        new(
            TargetOf(operand).AssemblyPath, operand.Operand.Environment, _use, options.Engine,
            _folder is null ? null : InVersionOf(operand, _folder), Runtimes.Of(operand)?.ConfigurationPath, cancellation);

    private MeasureRequest Request(MeasuredOperand operand, MeasureSettings settings) =>
        new(
            TargetOf(operand), _surroundings.In(path => InVersionOf(operand, path)),
            new ReplayScript(_passed, site, operand.ReplayedAs ?? operand.Name), settings);

    private string InVersionOf(MeasuredOperand operand, string path) =>
        _versions.Of(operand) is { } version ? version.Output.PlaceOf(path) : path;

    private ExperimentOrigin TargetOf(MeasuredOperand operand) =>
        _versions.Of(operand) is { } version ? context.Origin.In(version.Output.PlaceOf) : context.Origin;

    public void Dispose() => _runtimes?.Dispose();

    private LaunchOutcome Explained(MeasuredOperand operand, LaunchOutcome outcome)
    {
        if (outcome.Failure is { } failure && operand.Operand.Revision is { } revision)
            return outcome with
            {
                Failure = VersionFailure.Explain(failure, revision, options.Versions),
                IsOfNewTest = VersionFailure.IsOfNewTest(failure, options.Versions),
            };
        return outcome.Readings is { } readings && Runtimes.Of(operand)?.Problem(readings.Runtime) is { } problem
            ? LaunchOutcome.Failed(problem)
            : outcome;
    }
}
