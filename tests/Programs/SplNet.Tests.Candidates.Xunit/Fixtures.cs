using System.Reflection;
using Xunit;
using Xunit.Sdk;
using Xunit.v3;

namespace Candidates;

public sealed class Shared;

public sealed class WithClassFixture : IClassFixture<Shared>
{
    [Fact]
    public void Uses()
    {
    }
}

public sealed class NeedsMore(string text)
{
    public string Text { get; } = text;
}

public sealed class Inner(Shared shared, IMessageSink sink, ITestContextAccessor accessor)
{
    public object[] Given { get; } = [shared, sink, accessor];
}

[Collection("shared")]
public sealed class WithInnerFixture(Inner inner, ITestContextAccessor accessor) : IClassFixture<Inner>
{
    public object[] Given { get; } = [inner, accessor];

    [Fact]
    public void Uses()
    {
    }
}

public sealed class WithFixtureThatNeedsMore : IClassFixture<NeedsMore>
{
    [Fact]
    public void Uses()
    {
    }
}

[CollectionDefinition("shared")]
public sealed class SharedCollection : ICollectionFixture<Shared>;

[Collection("shared")]
public sealed class InCollection
{
    [Fact]
    public void Uses()
    {
    }
}

[Collection("alone")]
public sealed class InCollectionWithoutFixture
{
    [Fact]
    public void Uses()
    {
    }
}

public sealed class NeedsArguments(int number)
{
    [Fact]
    public void Uses() => ArgumentOutOfRangeException.ThrowIfNegative(number);
}

public sealed class AroundAttribute : BeforeAfterTestAttribute
{
    public override void Before(MethodInfo methodUnderTest, IXunitTest test)
    {
    }
}

public sealed class WithHook
{
    [Fact]
    [Around]
    public void Uses()
    {
    }
}

internal sealed class NotPublic
{
    [Fact]
    public void Uses()
    {
    }
}

public abstract class Base
{
    [Fact]
    public void Inherited()
    {
    }
}

public class Derived : Base
{
    public sealed class Nested
    {
        [Fact]
        public void Inner()
        {
        }
    }
}
