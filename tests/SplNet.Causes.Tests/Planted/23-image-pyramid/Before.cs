namespace Sut;

/// <summary>A colour with its parts from 0 to 255.</summary>
public readonly record struct Colour(byte Red, byte Green, byte Blue)
{
    public static Colour Grey(byte brightness) => new(brightness, brightness, brightness);

    public int Brightness => (Red * 3 + Green * 6 + Blue) / 10;

    public override string ToString() => $"#{Red:x2}{Green:x2}{Blue:x2}";
}

/// <summary>Mixes colours.</summary>
public static class Blend
{
    public static Colour Average(params ReadOnlySpan<Colour> colours)
    {
        var red = 0;
        var green = 0;
        var blue = 0;
        foreach (var colour in colours)
        {
            red += colour.Red;
            green += colour.Green;
            blue += colour.Blue;
        }

        return new Colour((byte)(red / colours.Length), (byte)(green / colours.Length), (byte)(blue / colours.Length));
    }

    public static Colour Over(Colour front, Colour back, double opacity) =>
        new(Mix(front.Red, back.Red, opacity), Mix(front.Green, back.Green, opacity), Mix(front.Blue, back.Blue, opacity));

    private static byte Mix(byte front, byte back, double opacity) => (byte)(front * opacity + back * (1 - opacity));
}

/// <summary>Colours in rows.</summary>
public sealed class Image(int width, int height)
{
    private readonly Colour[] _pixels = new Colour[width * height];

    public int Width => width;

    public int Height => height;

    public Colour this[int x, int y]
    {
        get => _pixels[y * width + x];
        set => _pixels[y * width + x] = value;
    }

    /// <summary>The image at half its size.</summary>
    public Image Halve()
    {
        var half = new Image(width / 2, height / 2);
        for (var y = 0; y < half.Height; y++)
        {
            for (var x = 0; x < half.Width; x++)
                half[x, y] = Blend.Average(this[2 * x, 2 * y], this[2 * x + 1, 2 * y], this[2 * x, 2 * y + 1], this[2 * x + 1, 2 * y + 1]);
        }

        return half;
    }

    public double MeanBrightness()
    {
        var sum = 0L;
        foreach (var pixel in _pixels)
            sum += pixel.Brightness;
        return (double)sum / _pixels.Length;
    }
}

/// <summary>An image and its smaller versions.</summary>
public sealed class ImagePyramid
{
    private readonly List<Image> _levels = [];

    public ImagePyramid(Image image)
    {
        _levels.Add(image);
        while (_levels[^1] is { Width: > 1, Height: > 1 } last)
            _levels.Add(last.Halve());
    }

    public int LevelCount => _levels.Count;

    public Image this[int level] => _levels[level];

    public Image LevelFor(int width)
    {
        var level = _levels.Count - 1;
        while (level > 0 && _levels[level].Width < width)
            level--;
        return _levels[level];
    }
}
