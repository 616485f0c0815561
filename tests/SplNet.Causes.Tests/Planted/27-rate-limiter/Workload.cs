using Sut;

public static class Workload
{
    private static readonly string[] Clients = ["mobile", "web", "partner", "crawler"];
    private static readonly Contracts Contracts = new Contracts(new Limit(5, 100)).Sign("partner", new Limit(50, 100));

    public static object Run()
    {
        var gateway = new Gateway(new RateLimiter(Contracts));
        for (var now = 0; now < 200; now++)
            gateway.Handle(Clients[now * 7 % 11 % 4], now);
        return $"{gateway.Served} {gateway.Rejected} {gateway.RetryHeader("mobile", 200)}";
    }
}
