using System.Diagnostics;
using System.Reflection;
using SplNet.Operands.Formulas;
using SplNet.Statements.Binding;
using SplNet.Statements.Experiments;
using SplNet.Values.Messages;

namespace SplNet;

/// <summary>
/// A performance requirement and its operands (paper A, listing 6). Creating one measures nothing; <see cref="Assert"/>, <see cref="Run"/>
/// and <see cref="Engine.Evaluate"/> do.
/// </summary>
/// <example>
/// <code>
/// new Experiment((hash, list, mean) => mean(hash) * 2 &lt; mean(list))
/// {
///     ["hash"] = Operand.Of(() => hashSet.Contains(4711)),
///     ["list"] = Operand.Of(() => array.Contains(4711)),
/// }.Assert();
/// </code>
/// </example>
[StackTraceHidden]
public sealed partial class Experiment
{
    private readonly List<ResultMessage> _problems = [];
    private readonly Formula? _formula;
    private ExperimentOptions? _options;

    private Experiment(Delegate formula, string text, int line)
    {
        ArgumentNullException.ThrowIfNull(formula);
        var parameters = formula.Method.GetParameters();
        Operands = [.. parameters.Where(static parameter => parameter.ParameterType == typeof(FormulaOperand))
            .Select(static parameter => parameter.Name!)];
        Text = FormulaText.WithoutParameters(text);
        Site = new ExperimentSite(Text, line);
        Methods = new OperandBindings();
        Declaring = formula.Method.Module.Assembly;
        _formula = (Formula?)formula.Method.Invoke(
            formula.Target, BindingFlags.DoNotWrapExceptions, binder: null, [.. parameters.Select(Argument)], culture: null);
    }

    private Experiment(string text, NamedOperands read, Assembly declaring, int line)
    {
        Text = FormulaText.Folded(text);
        (_formula, Operands, Declaring) = (read.Formula, read.Names, declaring);
        Site = new ExperimentSite(Text, line);
        Methods = new OperandBindings();
        _problems.AddRange(read.Problems.Select(MessageRules.InvalidRequirement.Of));
    }

    /// <summary>Creates an experiment from a formula that is not a lambda.</summary>
    /// <param name="formula">The formula; null if there are problems.</param>
    /// <param name="site">The text and the line of the experiment.</param>
    /// <param name="declaring">The assembly that declares it.</param>
    /// <param name="operands">The measured operands, by name.</param>
    /// <param name="problems">The reasons why it cannot be evaluated.</param>
    internal Experiment(
        Formula? formula, ExperimentSite site, Assembly declaring, IReadOnlyDictionary<string, Operand> operands,
        IEnumerable<string> problems)
    {
        (_formula, Text, Site, Declaring) = (formula, site.Formula, site, declaring);
        Operands = [.. operands.Keys];
        Methods = new OperandBindings();
        foreach (var (name, operand) in operands)
            Methods[name] = operand;
        _problems.AddRange(problems.Select(MessageRules.InvalidRequirement.Of));
    }

    /// <summary>The operands, by their names in the formula.</summary>
    public OperandBindings Methods { get; }

    /// <summary>
    /// The significance, duration and method of the measurement; <see cref="ExperimentOptions.Default"/> unless it is set.
    /// </summary>
    public ExperimentOptions Options
    {
        get => _options ??= ExperimentOptions.Default;
        set => _options = value;
    }

    /// <summary>The formula as written.</summary>
    public string Text { get; }

    /// <summary>The names of the operands, in the order of the formula's parameters.</summary>
    public IReadOnlyList<string> Operands { get; }

    /// <summary>The name of the requirement that the experiment evaluates; null if only its formula identifies it.</summary>
    internal string? Name { get; init; }

    internal ExperimentSite Site { get; }

    /// <summary>
    /// The name of all operands in the test's own experiment, which measuring processes find instead of this one; null if this is the
    /// test's own experiment.
    /// </summary>
    internal string? ReplayedAs { get; init; }

    /// <summary>Notes for the report that are known before the measurement.</summary>
    internal IReadOnlyList<ResultMessage> Notes { get; init; } = [];

    /// <summary>Derives notes from the comparisons; null for none.</summary>
    internal Func<IReadOnlyList<ComparisonResult>, IEnumerable<string>>? Conclude { get; init; }

    internal Assembly Declaring { get; }

    internal Formula Formula =>
        _formula ?? throw new InvalidOperationException("An experiment without a formula is invalid and never evaluated.");

    /// <summary>The comparisons of the formula; none if it cannot be parsed.</summary>
    internal IReadOnlyList<Comparison> Comparisons => FormulaProblems.Comparisons(_formula);

    /// <summary>Additional metrics that every run counts although the formula does not use them.</summary>
    internal IReadOnlyList<string> AlsoCounted { get; init; } = [];

    /// <summary>The metrics other than time that every run counts.</summary>
    internal IReadOnlyList<string> Metrics =>
    [
        .. Comparisons.SelectMany(static comparison => comparison.OperandEstimates())
            .Select(static estimate => estimate.Kind.Metric)
            .OfType<string>()
            .Concat(AlsoCounted)
            .Distinct(StringComparer.Ordinal),
    ];

    /// <summary>Binds an operand to a name in the formula; a shorthand for <see cref="Methods"/>.</summary>
    /// <param name="name">The name.</param>
    public Operand this[string name]
    {
        get => Methods[name];
        set => Methods[name] = value;
    }

    /// <summary>
    /// The same experiment with a different formula on the same operands. It is measured instead of this one, which
    /// measuring processes find.
    /// </summary>
    internal Experiment Claiming(Formula formula) => new(formula, Site, Declaring, Methods.ToDictionary(StringComparer.Ordinal), [])
    {
        Name = Name,
        Options = Options,
        ReplayedAs = ReplayedAs,
        AlsoCounted = AlsoCounted,
        Notes = Notes,
        Conclude = Conclude,
    };

    /// <summary>All problems of the experiment that are known before the measurement.</summary>
    internal IReadOnlyList<ResultMessage> Problems() =>
        _formula is null && _problems.Count > 0 ? _problems : [.. _problems, .. FormulaProblems.Of(_formula, Operands, Methods)];

    /// <summary>The operands to measure: each operand with each value of its parameters, once.</summary>
    internal IReadOnlyList<MeasuredOperand> MeasuredOperands()
    {
        var quantiles = Comparisons.SelectMany(static comparison => comparison.OperandEstimates())
            .Where(static estimate => estimate.Kind.Quantile is not null)
            .ToLookup(static estimate => estimate.Operand, static estimate => estimate.Kind);
        return
        [
            .. FormulaProblems.UsedOperands(Comparisons)
                .Where(operand => Methods.Contains(operand.Name))
                .Select(operand =>
                    new MeasuredOperand(operand, operand.Version is { } version ? Methods[operand.Name].At(version) : Methods[operand.Name])
                    {
                        ReplayedAs = ReplayedAs,
                        TimesCalls = quantiles.Contains(operand),
                        Percentiles = [.. quantiles[operand].Where(static kind => kind.IsPercentile).Select(static kind => kind.Name)
                            .Distinct(StringComparer.Ordinal)],
                    }),
        ];
    }

    private object Argument(ParameterInfo parameter)
    {
        if (parameter.ParameterType == typeof(FormulaOperand))
            return new FormulaOperand(parameter.Name!, []);
        var kind = EstimatorKind.Find(parameter.Name!);
        if (kind is null)
        {
            _problems.Add(MessageRules.InvalidFormula.Of(
                $"'{parameter.Name}' is not an estimator. " +
                $"{Estimators.AdviceFor(parameter.Name!)}Name the formula's last parameter after one of: {Estimators.KnownNames}."));
        }

        return new Estimator((operand, transform) => new OperandEstimate(kind ?? EstimatorKind.Unknown, operand, transform));
    }
}
