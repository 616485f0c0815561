namespace SplNet.Tests.Reuse;

/// <summary>The same operand has the same name at every revision.</summary>
public class OperandNameTests
{
    [Theory]
    [InlineData("sort", "v1.2", "sort@v1.2")]
    [InlineData("Lib.Sorting.Sort(list(100))", "git:HEAD~3", "Lib.Sorting.Sort(list(100))@git:HEAD~3")]
    [InlineData("list(\"a@v1.2\")", "folder:/home/me@work/lib", null)]
    public void Revision_IsNoPartOfTheName(string today, string revision, string? name)
    {
        name ??= $"{today}@{Revision.Parse(revision)}";
        Assert.Equal(today, OperandName.WithoutRevision(Kept.Operand(name, revision)));
    }

    [Theory]
    [InlineData("sort", null)]
    [InlineData("list(\"sort@v1.2\")", null)]
    [InlineData("sort@v1.2", null)]
    [InlineData("old", "v1.2")]
    public void NameWithoutItsRevision_IsKept(string name, string? revision) =>
        Assert.Equal(name, OperandName.WithoutRevision(Kept.Operand(name, revision)));
}
