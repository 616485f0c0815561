using System.Diagnostics.CodeAnalysis;
using Xunit;

namespace Candidates;

public abstract class NeedsName
{
    public required string Name { get; set; } = "kept";
}

// Whoever writes new must set both; the framework sets none.
public sealed class WithRequired(ITestOutputHelper output) : NeedsName
{
    public required int Number { get; set; }

    [Fact]
    public void Uses() => output.WriteLine(Name + Number);
}

public sealed class SetsRequired : NeedsName
{
    [SetsRequiredMembers]
    public SetsRequired() => Name = "set";

    [Fact]
    public void Uses()
    {
    }
}

public sealed class Fixture : NeedsName;

public sealed class WithRequiredFixture : IClassFixture<Fixture>
{
    [Fact]
    public void Uses()
    {
    }
}

[Obsolete("for the framework alone", error: true)]
public sealed class ObsoleteClass
{
    [Fact]
    public void Uses()
    {
    }
}

public class MarkedTests
{
    [Fact]
    [Obsolete("for the framework alone", error: true)]
    public void Refused()
    {
    }

    [Fact]
    [Obsolete("later", DiagnosticId = "OLD1")]
    public void Warned()
    {
    }

    [Fact]
    [Experimental("EX1")]
    public void Tried()
    {
    }
}
