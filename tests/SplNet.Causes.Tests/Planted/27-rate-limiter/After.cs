namespace Sut;

/// <summary>How many requests are let through in which time.</summary>
public sealed record Limit(int Requests, int PerTicks)
{
    public double TicksPerToken => (double)PerTicks / Requests;
}

/// <summary>Which limit a client has, by the contract that it has signed.</summary>
public sealed class Contracts(Limit standard)
{
    private readonly Dictionary<string, Limit> _limits = new(StringComparer.Ordinal);

    public Contracts Sign(string client, Limit limit)
    {
        _limits[client] = limit;
        return this;
    }

    public Limit LimitOf(string client) => _limits.GetValueOrDefault(client, standard);

    public Task<Limit> LimitOfAsync(string client, CancellationToken cancellation)
    {
        cancellation.ThrowIfCancellationRequested();
        return Task.FromResult(LimitOf(client));
    }
}

/// <summary>Tokens that come back with time.</summary>
public sealed class TokenBucket(Limit limit)
{
    private double _tokens = limit.Requests;
    private long _filledAt;

    public double Tokens => _tokens;

    public bool Take(long now)
    {
        Refill(now);
        if (_tokens < 1)
            return false;
        _tokens--;
        return true;
    }

    public long NextAt(long now) => _tokens >= 1 ? now : now + (long)Math.Ceiling((1 - _tokens) * limit.TicksPerToken);

    private void Refill(long now)
    {
        var elapsed = now - _filledAt;
        _tokens = Math.Min(limit.Requests, _tokens + elapsed / limit.TicksPerToken);
        _filledAt = now;
    }
}

/// <summary>Who has asked, and how often it was let through.</summary>
public sealed class Client(string name, Limit limit)
{
    public string Name { get; } = name;

    public TokenBucket Bucket { get; } = new(limit);

    public int Allowed { get; private set; }

    public int Denied { get; private set; }

    public void Count(bool allowed)
    {
        if (allowed)
            Allowed++;
        else
            Denied++;
    }
}

/// <summary>Lets through so many requests of each client.</summary>
public sealed class RateLimiter(Contracts contracts)
{
    private readonly Dictionary<string, Client> _clients = new(StringComparer.Ordinal);

    public int ClientCount => _clients.Count;

    public Client ClientOf(string name)
    {
        if (!_clients.TryGetValue(name, out var client))
            _clients[name] = client = new Client(
                name, Task.Run(() => contracts.LimitOfAsync(name, CancellationToken.None)).GetAwaiter().GetResult());
        return client;
    }

    public bool TryTake(string name, long now)
    {
        var client = ClientOf(name);
        return Decide(client, now);
    }

    public long RetryAt(string name, long now) => ClientOf(name).Bucket.NextAt(now);

    private static bool Decide(Client client, long now)
    {
        var allowed = client.Bucket.Take(now);
        client.Count(allowed);
        return allowed;
    }
}

/// <summary>Answers requests as long as they are not too many.</summary>
public sealed class Gateway(RateLimiter limiter)
{
    private const int Ok = 200;
    private const int TooManyRequests = 429;

    public int Served { get; private set; }

    public int Rejected { get; private set; }

    public int Handle(string client, long now)
    {
        if (!limiter.TryTake(client, now))
        {
            Rejected++;
            return TooManyRequests;
        }

        Served++;
        return Ok;
    }

    public string RetryHeader(string client, long now) => $"Retry-After: {limiter.RetryAt(client, now) - now}";
}
