using System.Globalization;
using System.Reflection;
using SplNet.Statements.Requirements;
using SplNet.Tool.Generating.CSharp;
using SplNet.Tool.Views;

namespace SplNet.Tool.Generating.Writing;

/// <summary>The requirement in the attribute of each benchmark.</summary>
/// <param name="Formula">Returns the formula for an operand.</param>
/// <param name="PlaceOf">The place of a test in the sources; null if the compiler fills in the place of the attribute itself.</param>
internal sealed record Statement(Func<string, string> Formula, Func<MethodInfo, StatedPlace?>? PlaceOf)
{
    /// <summary>Requires that the operand is not slower than at the last commit that passed.</summary>
    public static Statement NotSlower { get; } = new(static operand => $"{operand} <= 1.05 * {operand}@before", PlaceOf: null);

    /// <summary>
    /// States a claim that is always true, for commands that only need the operand. The source is private, so reports
    /// name the place of the test.
    /// </summary>
    public static Statement Measured { get; } = new(static operand => $"{operand} < 1000000 s", SymbolPlaces.Of);

    /// <summary>Writes the attribute.</summary>
    /// <param name="operand">The benchmark, with its row.</param>
    /// <param name="name">The name of the requirement.</param>
    /// <param name="test">The test that is measured.</param>
    public string Of(string operand, string name, MethodInfo test) =>
        $"global::SplNet.Spl({CSharpValue.Quoted(Formula(operand))}{Place(test)}, Name = {CSharpValue.Quoted(name)})";

    private string Place(MethodInfo test) => PlaceOf is null ? string.Empty
        : PlaceOf(test) is { } place ? string.Create(CultureInfo.InvariantCulture, $", {CSharpValue.Quoted(place.File)}, {place.Line}")
        : ", \"\", 0";
}
