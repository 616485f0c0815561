using SplNet.Tool.Generating.CSharp;

namespace SplNet.Tool.Generating.Writing;

/// <summary>What a requirement states of each benchmark, as an attribute.</summary>
/// <param name="Formula">The formula, of the operand.</param>
/// <param name="IsPlaced">False where nobody should be sent to the file in which it is written.</param>
internal sealed record Statement(Func<string, string> Formula, bool IsPlaced)
{
    /// <summary>Not slower than at the last commit that passed.</summary>
    public static Statement NotSlower { get; } = new(static operand => $"{operand} <= 1.05 * {operand}@before", IsPlaced: true);

    /// <summary>Nothing that could be false: whoever measures it decides what is asked.</summary>
    public static Statement Measured { get; } = new(static operand => $"{operand} < 1000000 s", IsPlaced: false);

    /// <summary>The attribute.</summary>
    /// <param name="operand">The benchmark, with its row.</param>
    /// <param name="name">The name of the requirement.</param>
    public string Of(string operand, string name) => $"global::SplNet.Spl({CSharpValue.Quoted(Formula(operand))}{(IsPlaced ? string.Empty : ", \"\", 0")}, Name = {CSharpValue.Quoted(name)})";
}
