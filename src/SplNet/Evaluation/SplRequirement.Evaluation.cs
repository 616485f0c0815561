using System.Diagnostics;
using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Statements.Requirements;
using SplNet.Values.Messages;

namespace SplNet;

/// <content>The requirement as an experiment, and its evaluation.</content>
public sealed partial class SplRequirement
{
    private static readonly Dictionary<string, Operand> Nothing = new(StringComparer.Ordinal);

    /// <summary>Measures in separate processes, and decides. A test or a program may also evaluate it in the middle of others.</summary>
    /// <returns>The result, whatever the verdict; <see cref="Verdict.Invalid"/> with all problems if it cannot be evaluated.</returns>
    public ExperimentResult Run() => Engine.Run(Experiment(), isolate: true);

    /// <summary>Measures in separate processes, and decides, without blocking the caller.</summary>
    /// <param name="cancellationToken">Ends the evaluation, its measuring processes and their children at once.</param>
    /// <returns>The result, whatever the verdict.</returns>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<ExperimentResult> RunAsync(CancellationToken cancellationToken = default) =>
        Engine.RunAsync(Experiment(), isolate: true, cancellationToken);

    /// <summary>Measures without blocking the caller, and throws unless the verdict is <see cref="Verdict.Pass"/>.</summary>
    /// <param name="cancellationToken">Ends the evaluation, its measuring processes and their children at once.</param>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public Task<ExperimentResult> AssertAsync(CancellationToken cancellationToken = default) =>
        Engine.AssertAsync(Experiment(), isolate: true, cancellationToken);

    /// <summary>Measures, and throws unless the verdict is <see cref="Verdict.Pass"/>.</summary>
    /// <returns>The result, which is a pass.</returns>
    /// <exception cref="ExperimentFailedException">The verdict is not a pass; the message is the report.</exception>
    [StackTraceHidden]
    public ExperimentResult Assert() => Engine.Assert(Experiment(), isolate: true);

    internal Experiment Experiment()
    {
        var line = _syntax is null ? 1 : _text.PositionOf(_syntax.Span).Line;
        var bound = _bound.Value;
        var problems = Problems;
        var warnings = _text.DiagnosticsFor(_syntax).Concat(bound?.Diagnostics ?? []).Where(static diagnostic => !diagnostic.IsError);
        var options = RequirementOptions.Apply(ExperimentOptions.Default, _syntax?.Options ?? SyntaxList<OptionSyntax>.Empty);
        return new Experiment(
            problems.Count == 0 ? bound?.Formula : null,
            new ExperimentSite(Formula.Length > 0 ? Formula : Name, line),
            _text.Scope.Count > 0 ? _text.Scope[0] : typeof(Engine).Assembly,
            problems.Count == 0 && bound is not null ? bound.Operands : Nothing,
            problems)
        {
            Name = Name == Formula ? null : Name,
            Options = _text.Adjust?.Invoke(options) ?? options,
            Place = Place,
            AlsoCounted = AlsoCounted,
            Notes = [.. warnings.Select(_text.Describe).Select(MessageRules.FormulaWarning.Of)],
        };
    }

    private EvaluationContext Place(EvaluationContext? here)
    {
        var target = RequirementOrigin.Of(_text, _index, RequirementHome.PathOf(_text, here));
        return new EvaluationContext(target, new EvaluationLog(), here?.Test, here?.Framework)
        {
            Requirement = Name == Formula ? Location : $"{Name}, {Location}",
            IsForeign = _text.Home is not null,
            Before = here?.Log.Passed.Count,
            Arguments = here?.Arguments ?? [],
        };
    }
}
