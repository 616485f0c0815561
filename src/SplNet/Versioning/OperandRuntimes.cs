using SplNet.Replaying;
using SplNet.Statements.Experiments;
using SplNet.Values.Runtimes;
using SplNet.Versions.Repositories;

namespace SplNet.Versioning;

/// <summary>
/// The runtimes of an experiment's operands. Their configurations are files in a private folder, which is removed
/// when this object is disposed.
/// </summary>
/// <param name="origin">The origin from which measuring processes reach the experiment.</param>
/// <param name="options">The options of the experiment.</param>
/// <param name="versions">The versions of the operands, which are prepared earlier.</param>
internal sealed class OperandRuntimes(ExperimentOrigin origin, ExperimentOptions options, OperandVersions versions) : IDisposable
{
    private readonly Dictionary<FormulaOperand, PinnedRuntime> _pinned = [];
    private readonly Dictionary<(string Assembly, RuntimeVersion Version), PinnedRuntime> _written = [];
    private PrivateFolder? _folder;

    /// <summary>Notes for the report: the exact version of each runtime that an operand requests without a patch number.</summary>
    public IReadOnlyList<string> Notes { get; private set; } = [];

    /// <summary>The runtime of an operand; null if the configuration of the program determines it.</summary>
    public PinnedRuntime? Of(MeasuredOperand operand) => _pinned.GetValueOrDefault(operand.Symbol);

    /// <summary>Finds the runtimes.</summary>
    /// <returns>The reason why an operand cannot be measured, or null.</returns>
    public string? Prepare(IReadOnlyList<MeasuredOperand> operands)
    {
        foreach (var operand in operands)
        {
            try
            {
                var assembly = versions.Of(operand)?.Output.PlaceOf(origin.AssemblyPath) ?? origin.AssemblyPath;
                if (Wanted(operand) is { } runtime)
                    _pinned[operand.Symbol] = Pinned(runtime, assembly);
                else if (RuntimeConfiguration.Of(assembly) is { } configuration)
                    configuration.RequireChosen(InstalledFrameworks.Here, VariableOf(operand));
            }
            catch (Exception failure) when (failure is SplNetException or IOException or UnauthorizedAccessException)
            {
                return $"Operand '{operand.Name}' cannot be measured: {failure.Message}";
            }
        }

        Notes = [.. operands.Where(static operand => operand.Operand.Runtime is { IsExact: false })
            .Select(operand => $"{operand.Name}: {operand.Operand.Runtime} is {_pinned[operand.Symbol].Version} here.")];
        return null;
    }

    /// <inheritdoc/>
    public void Dispose() => _folder?.Dispose();

    private static string? VariableOf(MeasuredOperand operand) =>
        operand.Operand.Environment.TryGetValue(RollForwardRules.Variable, out var value)
            ? value
            : Environment.GetEnvironmentVariable(RollForwardRules.Variable);

    // If the user sets the variable for an operand, it takes precedence.
    private Runtime? Wanted(MeasuredOperand operand) => operand.Operand.Runtime ?? options.Runtime
        ?? (operand.Operand.Environment.ContainsKey(RollForwardRules.Variable) ? null : OfThisProgram());

    // If the program was rolled forward on its command line, its measuring processes follow it.
    private Runtime? OfThisProgram() =>
        ThisProgram.Is(origin.AssemblyPath) && InstalledFrameworks.Current is { } current
        && RuntimeConfiguration.Of(origin.AssemblyPath) is { Runtime: not null } configuration
        && configuration.Chosen(InstalledFrameworks.Here, Environment.GetEnvironmentVariable(RollForwardRules.Variable)) != current
            ? Runtime.Exactly(current)
            : null;

    private PinnedRuntime Pinned(Runtime runtime, string assembly)
    {
        var choice = RuntimeChoice.Of(runtime, assembly, InstalledFrameworks.Here);
        if (!_written.TryGetValue((assembly, choice.Core), out var pinned))
        {
            _folder ??= new PrivateFolder();
            _written[(assembly, choice.Core)] = pinned = PinnedRuntime.Write(
                assembly, choice, _folder.Combine(FormattableString.Invariant($"{_written.Count}.runtimeconfig.json")));
        }

        return pinned;
    }
}
