using SplNet.Reuse;

namespace SplNet.Tests.Reuse;

/// <summary>The same operand has the same name at every revision.</summary>
public class OperandNameTests
{
    [Theory]
    [InlineData("sort@v1.2", "sort")]
    [InlineData("Lib.Sorting.Sort(list(100))@git:HEAD~3", "Lib.Sorting.Sort(list(100))")]
    [InlineData("list(\"a@b\")@\"a branch\"", "list(\"a@b\")")]
    [InlineData("list(\"\\\"@\")@v1", "list(\"\\\"@\")")]
    [InlineData("list('\"')@v1", "list('\"')")]
    [InlineData("sort@folder:/home/me@work/lib", "sort")]
    [InlineData("Lib.Number.@checked(1)@v1", "Lib.Number.@checked(1)")]
    public void Revision_IsNoPartOfTheName(string name, string today)
    {
        Assert.True(OperandName.HasRevision(name));
        Assert.Equal(today, OperandName.WithoutRevision(name));
    }

    [Theory]
    [InlineData("sort")]
    [InlineData("list(a@b)")]
    [InlineData("list[\"a@b\"]")]
    [InlineData("Lib.Number.@checked(1)")]
    [InlineData("@checked")]
    public void TodaysCode_KeepsItsName(string name)
    {
        Assert.False(OperandName.HasRevision(name));
        Assert.Equal(name, OperandName.WithoutRevision(name));
    }
}
