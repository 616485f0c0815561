namespace Candidates;

public sealed class CalcTests : IDisposable
{
    public static IEnumerable<int> Data() => [1];

    [Before(HookType.Test)]
    public void Begin()
    {
    }

    [After(HookType.Test)]
    public async Task End() => await Task.Yield();

    public void Dispose()
    {
    }

    [Test]
    public void Plain()
    {
    }

    [Test]
    [Arguments(10, 45)]
    [Arguments(1, 0, Skip = "later")]
    public void Rows(int n, long sum)
    {
    }

    [Test]
    [Skip("later")]
    public void Skipped()
    {
    }

    [Test]
    [Explicit]
    public void OnRequest()
    {
    }

    [Test]
    [Category("Slow")]
    public void Slow()
    {
    }

    [Test]
    [MethodDataSource(nameof(Data))]
    public void Computed(int n)
    {
    }
}

public sealed class WithClassHook
{
    [Before(HookType.Class)]
    public static void Begin()
    {
    }

    [Test]
    public void Uses()
    {
    }
}

public sealed class InOrder
{
    [Before(HookType.Test, Order = 2)]
    public void Second()
    {
    }

    [Before(HookType.Test, Order = 1)]
    public void First()
    {
    }

    [Test]
    public void Uses()
    {
    }
}

public static class Everywhere
{
    [Before(HookType.Assembly)]
    public static void OfAssembly()
    {
    }

    [After(HookType.TestSession)]
    public static async Task OfSession() => await Task.Yield();
}

public sealed class WithContextInHook
{
    [Before(HookType.Test)]
    public void Begin(TestContext context)
    {
    }

    [Test]
    public void Uses()
    {
    }
}

public abstract class HandingOn
{
    [Test]
    public void FromBase()
    {
    }

    [Test]
    public virtual void Overridden()
    {
    }
}

#pragma warning disable TUnit0030 // that its tests are not inherited
public sealed class NotInheriting : HandingOn
#pragma warning restore TUnit0030
{
    public override void Overridden()
    {
    }

    [Test]
    public void Own()
    {
    }
}

[InheritsTests]
public sealed class Inheriting : HandingOn;

public sealed class WithRequired
{
    public required int Number { get; set; }

    [Test]
    public void Uses()
    {
    }
}
