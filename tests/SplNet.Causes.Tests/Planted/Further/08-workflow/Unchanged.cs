namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public interface IContext
{
    int Cost { get; }
}

public sealed class Small : IContext
{
    public int Cost => 12;
}

public sealed class Large : IContext
{
    public int Cost => 60;
}

public abstract class Step(int weight)
{
    protected int Weight { get; } = weight;

    public abstract int Do<TContext>(TContext context, int value)
        where TContext : IContext;

    public virtual string Describe() => $"step of {Weight}";
}

public sealed class Mix(int weight) : Step(weight)
{
    public override int Do<TContext>(TContext context, int value)
    {
        for (var round = 0; round < context.Cost; round++)
            value = value * 31 + Weight & 0xFFFF;
        return value;
    }
}

public sealed class Fold(int weight) : Step(weight)
{
    public override int Do<TContext>(TContext context, int value)
    {
        for (var round = 0; round < context.Cost; round++)
            value ^= value << 1 & Weight;
        return value;
    }
}

public sealed class Workflow(params Step[] steps)
{
    public int Run<TContext>(TContext context, int value)
        where TContext : IContext
    {
        foreach (var step in steps)
            value = step.Do(context, value);
        return value;
    }

    public string Describe() => steps.Length > 0 ? steps[0].Describe() : "nothing";

    public int Steps => steps.Length;
}
