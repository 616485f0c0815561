using System.Collections.Concurrent;
using SplNet.Machine;
using SplNet.Values.Messages;

namespace SplNet.Evaluation;

/// <summary>Warns of a machine that is busy, slowed down or on battery: once in a process, or every test would repeat it.</summary>
internal static class MachineWarnings
{
    private static readonly ConcurrentDictionary<string, bool> Given = new(StringComparer.Ordinal);

    /// <summary>The warnings that are new.</summary>
    /// <param name="during">The activity of the machine during the measurement.</param>
    /// <param name="operands">The measured operands; without any there is nothing to warn about.</param>
    public static IReadOnlyList<ResultMessage> New(MachineDuring during, IReadOnlyList<OperandResult> operands) =>
        operands.All(static operand => operand.Runs.Count == 0)
            ? []
            : [.. Advice.During(during.Machine, during.OtherWork, during.Throttled).Where(IsNew).Select(MessageRules.BusyMachine.Of)];

    // The figures in a warning differ each time; its first words do not.
    private static bool IsNew(string warning) =>
        Given.TryAdd(string.Concat(warning.TakeWhile(static character => !char.IsAsciiDigit(character))), true);
}
