using Sut;

public static class Workload
{
    public static object Run()
    {
        var loop = new Loop();
        var turnstile = new Turnstile(loop);
        for (var number = 0; number < 300; number++)
            turnstile.Add(new Step(number * 37 % 50, number % 7));
        var running = turnstile.RunAsync();
        loop.Run(running);
        running.GetAwaiter().GetResult();
        return turnstile.Spent;
    }
}
