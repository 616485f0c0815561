using SplNet.Replaying.Frameworks.NUnit;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>What finds a test of NUnit: the filters that its adapter reads, and what is asked of it instead.</summary>
public sealed class NUnitFilterTests
{
    [Theory]
    [InlineData("A.B(1,\"c d\")", @"FullyQualifiedName=A.B\(1,""c d""\)")]
    [InlineData("A(\"b\").C(\"\")", @"FullyQualifiedName=A\(""b""\).C\(""""\)")]
    public void NameThatTheAdapterReads_IsItsFilter(string name, string filter)
    {
        Assert.Equal(filter, NUnitFilters.Of(isRequirement: false, name));
        Assert.Null(NUnitFilters.RunSetting(isRequirement: false, name));
    }

    // On what stands in quotation marks that do not end the adapter goes on for ever.
    [Theory]
    [InlineData("A.B c", "FullyQualifiedName~A&FullyQualifiedName~B&FullyQualifiedName~c", "^A.B c$")]
    [InlineData(
        @"A(2,""b,\""c"").D",
        "FullyQualifiedName~A&FullyQualifiedName~2&FullyQualifiedName~b&FullyQualifiedName~c&FullyQualifiedName~D",
        "^A.2..b...c...D$")]
    [InlineData(@"A.B(""\""c\"""")", "FullyQualifiedName~A&FullyQualifiedName~B&FullyQualifiedName~c", "^A.B....c....$")]
    [InlineData("A.B(\"c)", "FullyQualifiedName~A&FullyQualifiedName~B&FullyQualifiedName~c", "^A.B..c.$")]
    public void NameThatTheAdapterCannotRead_IsFoundByWordsAndPattern(string name, string filter, string pattern)
    {
        Assert.Equal(filter, NUnitFilters.Of(isRequirement: false, name));
        Assert.Equal($"NUnit.Where=test=~/{pattern}/", NUnitFilters.RunSetting(isRequirement: false, name));
    }

    [Fact]
    public void Requirement_IsFoundByItsName()
    {
        Assert.Equal("Name=lean", NUnitFilters.Of(isRequirement: true, "lean"));
        Assert.Equal("Name~a&Name~lean", NUnitFilters.Of(isRequirement: true, "a < lean"));
        Assert.Equal("NUnit.Where=name=~/^a . lean$/", NUnitFilters.RunSetting(isRequirement: true, "a < lean"));
    }
}
