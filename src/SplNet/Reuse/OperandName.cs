using SplNet.Experiments;

namespace SplNet.Reuse;

/// <summary>Names of measured operands.</summary>
internal static class OperandName
{
    /// <summary>The name without the revision at which the operand is measured: <c>Sorting.Sort(list(100))</c> of <c>Sorting.Sort(list(100))@v1.2</c>.</summary>
    public static string WithoutRevision(MeasuredOperand operand) =>
        operand.Operand.Revision is { } revision && operand.Name.EndsWith($"@{revision}", StringComparison.Ordinal)
            ? operand.Name[..^(revision.ToString().Length + 1)]
            : operand.Name;
}
