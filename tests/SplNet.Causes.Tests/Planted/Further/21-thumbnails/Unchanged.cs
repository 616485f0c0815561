using System.Collections.Concurrent;

namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed record Thumbnail(int Picture, int Colour);

public sealed class Thumbnails
{
    private readonly ConcurrentDictionary<int, Thumbnail> _made = new();
    private int _hits;

    public int Hits => _hits;

    public Thumbnail Of(int picture)
    {
        _hits++;
        return _made.GetOrAdd(picture, Make);
    }

    public void Forget()
    {
        _made.Clear();
        _hits = 0;
    }

    private static Thumbnail Make(int picture)
    {
        var colour = picture;
        for (var pixel = 0; pixel < 64; pixel++)
            colour = (colour * 33 + pixel) & 0xFFFFFF;
        return new Thumbnail(picture, colour);
    }
}

public sealed class Gallery(Thumbnails thumbnails)
{
    public long Show(int pages, int perPage)
    {
        var ink = 0L;
        for (var page = 0; page < pages; page++)
        {
            for (var picture = 0; picture < perPage; picture++)
                ink += thumbnails.Of(picture).Colour;
        }

        return ink;
    }

    public int Clear()
    {
        thumbnails.Forget();
        return thumbnails.Hits;
    }
}
