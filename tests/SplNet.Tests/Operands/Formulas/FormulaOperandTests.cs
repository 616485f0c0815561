namespace SplNet.Tests.Operands.Formulas;

/// <summary>What tells the operands of a formula from each other.</summary>
public class FormulaOperandTests
{
    private static FormulaOperand List { get; } = new("list", []);

    public static TheoryData<FormulaOperand, FormulaOperand> Same => new()
    {
        { List, new FormulaOperand("list", []) },
        { List[10], List[10] },
        { List[10, "ten"], List[10]["ten"] },
        { List.At("v1.2")[10], List[10].At("v1.2") },
        { List.At("v1.2").At("v1.3"), List.At("v1.3") },
    };

    public static TheoryData<FormulaOperand, FormulaOperand> Other => new()
    {
        { List, new FormulaOperand("array", []) },
        { List, List[10] },
        { List[10], List[11] },
        { List[10], List[10L] },
        { List[10, 5], List[5, 10] },
        { List, List.At("v1.2") },
        { List.At("v1.2"), List.At("v1.3") },
        { List[new[] { 1 }], List[new[] { 1 }] },
    };

    [Theory]
    [MemberData(nameof(Same))]
    public void EquivalentTexts_AreTheSameOperand(FormulaOperand one, FormulaOperand other)
    {
        Assert.Equal(one, other);
        Assert.Equal(one.GetHashCode(), other.GetHashCode());
    }

    [Theory]
    [MemberData(nameof(Other))]
    public void NameParametersAndVersion_DistinguishOperands(FormulaOperand one, FormulaOperand other) => Assert.NotEqual(one, other);

    [Theory]
    [InlineData("v1.2", "list(10)@v1.2")]
    [InlineData("git:HEAD~3", "list(10)@git:HEAD~3")]
    [InlineData("folder:/home/me@work/lib", "list(10)@folder:/home/me@work/lib")]
    public void NameWithoutVersion_IsTheSameAtEveryVersion(string revision, string text)
    {
        var operand = List[10].At(revision);
        Assert.Equal(text, operand.ToString());
        Assert.Equal("list(10)", operand.WithoutVersion);
    }

    [Fact]
    public void NameThatLooksLikeAVersion_IsAName() => Assert.Equal("sort@v1.2", new FormulaOperand("sort@v1.2", []).WithoutVersion);
}
