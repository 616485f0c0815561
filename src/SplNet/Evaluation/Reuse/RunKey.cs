using System.Security.Cryptography;
using System.Text;
using SplNet.Measuring;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Reuse;

/// <summary>The key of interchangeable runs: the same operand, of the same code, measured in the same way on the same machine.</summary>
internal static class RunKey
{
    /// <summary>The key, in hexadecimal digits.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="content">The key of the code that is measured.</param>
    /// <param name="conditions">The conditions that the experiment's runs share.</param>
    /// <param name="settings">How they measure; the key excludes their seed, which differs in each block.</param>
    public static string Of(MeasuredOperand operand, string content, RunConditions conditions, MeasureSettings settings)
    {
        using var bytes = new MemoryStream();
        using var writer = new BinaryWriter(bytes, Encoding.UTF8);

        // Not its version, which does not change while SplNet itself is being developed.
        writer.Write(typeof(RunKey).Module.ModuleVersionId.ToString());
        writer.Write(operand.Symbol.WithoutVersion);
        writer.Write(content);
        writer.Write(conditions.Machine);
        writer.Write(conditions.Origin);
        writer.Write((int)conditions.Isolation);
        writer.Write((int)conditions.Engine);
        writer.Write(conditions.Affinity is not null);
        writer.Write(conditions.Affinity ?? 0);
        writer.Write((int)conditions.Priority);
        writer.Write(operand.Operand.Reinstantiation);
        operand.Settings(settings with { Seed = 0 }).Write(writer);
        foreach (var (name, value) in operand.Operand.Environment.OrderBy(static variable => variable.Key, StringComparer.Ordinal))
        {
            writer.Write(name);
            writer.Write(value is not null);
            writer.Write(value ?? string.Empty);
        }

        writer.Flush();
        return Convert.ToHexStringLower(SHA256.HashData(bytes.ToArray()));
    }
}
