using System.Reflection;
using Xunit;
using Xunit.Sdk;

namespace Candidates;

public sealed class AroundAttribute(string name) : BeforeAfterTestAttribute
{
    public string Name { get; } = name;

    public int Count { get; set; }

    public override void Before(MethodInfo methodUnderTest)
    {
    }
}

[Around("class")]
public sealed class WithHook
{
    [Fact]
    [Around("test", Count = 2)]
    public void Uses()
    {
    }
}
